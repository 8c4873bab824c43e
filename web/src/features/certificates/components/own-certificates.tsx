import type {
  Certificate,
  EarnedCourse,
  OwnCertificates,
} from '@academy/contract/certificates/certificate.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Award, CircleX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { paths } from '@/config/paths.ts';
import { fullDate } from '@/lib/language/dates.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { missingMarkText } from '../missing-mark.ts';
import { CertificatePainting } from './certificate-painting.tsx';
import { ConfirmNameForm } from './confirm-name-form.tsx';

/** First what can be had, then what one has. */
export function OwnCertificateList({ certificates, earned, suggestedName }: OwnCertificates) {
  return (
    <ul className="grid gap-4 xl:grid-cols-2">
      {earned.map((course) => (
        <li key={course.courseId} className="xl:col-span-2">
          <Earned course={course} suggestedName={suggestedName} />
        </li>
      ))}
      {certificates.map((certificate) => (
        <li key={certificate._id}>
          <Owned certificate={certificate} />
        </li>
      ))}
    </ul>
  );
}

function Earned({ course, suggestedName }: { course: EarnedCourse; suggestedName: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const tellIssued = ({ _id }: Certificate) =>
    toast({
      title: t`Certificate issued`,
      description: t`It is signed, and its page can be seen by everybody who has the link.`,
      variant: 'success',
      action: { label: t`Open certificate`, to: paths.certificate(_id) },
    });
  return (
    <Card className="grid overflow-hidden sm:grid-cols-[12rem_minmax(0,1fr)]">
      <CertificatePainting {...course} className="h-28 w-full sm:h-full" />
      <div className="flex min-w-0 flex-col gap-3 p-5">
        <h3 lang={textLanguage(course.courseTitle)} className="text-lg wrap-anywhere">
          {course.courseTitle}
        </h3>
        {course.canIssue ? (
          <>
            <p className="text-ink-soft">{t`You have finished this course. Its certificate is yours to take.`}</p>
            {isOpen ? (
              <ConfirmNameForm
                courseId={course.courseId}
                suggestedName={suggestedName}
                onIssued={tellIssued}
              />
            ) : (
              <Button className="self-start max-sm:w-full" onClick={() => setIsOpen(true)}>
                <Award aria-hidden="true" />
                {t`Get your certificate`}
              </Button>
            )}
          </>
        ) : (
          <>
            <p className="text-ink-soft">{missingMarkText(course)}</p>
            <Button asChild variant="outline" className="self-start max-sm:w-full">
              <Link to={paths.course(course.courseId)}>{t`Go to course`}</Link>
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

function Owned({ certificate }: { certificate: Certificate }) {
  const { courseTitle, issuedAt, revocation } = certificate;
  const day = fullDate(new Date(issuedAt));
  return (
    <Card interactive className="relative grid h-full grid-cols-[6rem_minmax(0,1fr)] overflow-hidden">
      <CertificatePainting {...certificate} className="size-full" />
      <div className="flex min-w-0 flex-col gap-1 p-4">
        <h3 lang={textLanguage(courseTitle)} className="text-lg wrap-anywhere">
          <Link
            to={paths.certificate(certificate._id)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {courseTitle}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{t`Issued on ${day}`}</p>
        {revocation ? (
          <p className="flex items-center gap-1.5 text-sm font-semibold text-danger">
            <CircleX aria-hidden="true" className="size-4" />
            {t`Revoked`}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
