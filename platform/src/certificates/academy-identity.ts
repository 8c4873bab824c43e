/** Who issues certificates, and where what belongs to one is found. Its words stand in files that outlive the server. */
import { statusListPath } from '@academy/contract/certificates/certificate-paths.ts';
import { didOf } from '@academy/contract/certificates/did-web.ts';
import { alpanaPath } from '@academy/contract/courses/alpana.ts';
import type { Hue } from '@academy/contract/courses/hues.ts';
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';

export interface AcademyIdentity {
  readonly did: string;
  readonly url: string;
  pageUrl(certificateId: string): string;
  courseUrl(courseId: string): string;
  pictureUrl(course: { readonly courseId: string; readonly hue: Hue }): string;
  statusListUrl(list: number): string;
}

export function academyIdentity(origins: { publicUrl: string; webOrigin: string }): AcademyIdentity {
  const { publicUrl, webOrigin } = origins;
  return {
    did: didOf(publicUrl),
    url: webOrigin,
    pageUrl: (certificateId) => webOrigin + buildPath(webRoutes.certificate, { certificateId }),
    courseUrl: (courseId) => webOrigin + buildPath(webRoutes.course, { courseId }),
    pictureUrl: (course) => publicUrl + alpanaPath({ kind: 'share', ...course }),
    statusListUrl: (list) => publicUrl + statusListPath(list),
  };
}
