import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { Download, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { followWithSession } from '@/api/client/follow-with-session.ts';
import { type Resource, resourceFilePath, useResources } from '@/api/resources.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { tellNotDownloaded } from '@/components/tell-not-downloaded.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { detailsOf, iconOf } from '../resource-kind.ts';

interface ResourceListProps {
  address: LessonAddress;
  /** Shown where there is nothing yet. */
  placeholder: ReactNode;
}

/** The files and links of a lesson, for who learns with it. */
export function ResourceList({ address, placeholder }: ResourceListProps) {
  const query = useResources(address);
  const { data, isError } = query;
  if (data?.length === 0) return placeholder;
  return (
    <section aria-labelledby="resources" className="measure">
      <h2 id="resources" className="text-xl">
        {t`Resources`}
      </h2>
      {data ? (
        <ul className="mt-5 divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
          {data.map((resource) => (
            <li key={resource.id}>
              <ResourceLink resource={resource} address={address} />
            </li>
          ))}
        </ul>
      ) : isError ? (
        <LoadFailure title={t`The files could not be loaded.`} query={query} className="mt-5" />
      ) : (
        <div role="status" className="mt-5">
          <span className="sr-only">{t`Loading the files...`}</span>
          <Skeleton className="h-48 rounded-card!" />
        </div>
      )}
    </section>
  );
}

const rowClasses =
  'flex min-h-16 items-center gap-4 px-5 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-2';

/** A file is always saved, never opened here; a page elsewhere learns nothing of the lesson. */
function ResourceLink({ resource, address }: { resource: Resource; address: LessonAddress }) {
  const Icon = iconOf(resource);
  const content = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <span className="min-w-0 grow">
        <span lang={textLanguage(resource.name)} className="block font-semibold break-words">
          {resource.name}
        </span>
        {resource.description ? (
          <span lang={textLanguage(resource.description)} className="block text-sm break-words">
            {resource.description}
          </span>
        ) : null}
        <span
          lang={resource.kind === 'link' ? textLanguage(detailsOf(resource)) : undefined}
          className="block text-sm break-all text-ink-soft figures-tabular"
        >
          {detailsOf(resource)}
        </span>
      </span>
    </>
  );
  if (resource.kind === 'link') {
    return (
      <a href={resource.url} target="_blank" rel="noopener noreferrer nofollow ugc" className={rowClasses}>
        {content}
        <span className="sr-only">{t`(opens in a new tab)`}</span>
        <ExternalLink aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      </a>
    );
  }
  return (
    <a
      href={resourceFilePath(address, resource.id)}
      download
      onClick={(event) => followWithSession(event, tellNotDownloaded)}
      className={rowClasses}
    >
      {content}
      <Download aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
    </a>
  );
}
