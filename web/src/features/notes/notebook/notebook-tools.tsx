import { noteLimits } from '@academy/contract/notes/note-limits.ts';
import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import { followWithSession } from '@/api/client/follow-with-session.ts';
import { type NotebookFilter, notebookFile } from '@/api/notebook.ts';
import { DebouncedSearch } from '@/components/debounced-search.tsx';
import { tellNotDownloaded } from '@/components/tell-not-downloaded.ts';
import { Button } from '@/components/ui/button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { textLanguage } from '@/lib/text-language.ts';

interface NotebookToolsProps {
  filter: NotebookFilter;
  courses: readonly { id: string; title: string | null }[];
  onFilter: (filter: NotebookFilter) => void;
}

/** Looking for a note, choosing a course, and taking along what was chosen. */
export function NotebookTools({ filter, courses, onFilter }: NotebookToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <DebouncedSearch
        label={t`Search your notes`}
        className="w-72 max-sm:w-full"
        maxLength={noteLimits.searchLength}
        value={filter.search}
        onSearch={(search) => onFilter({ ...filter, search })}
      />
      <Select
        aria-label={t`Course`}
        className="w-60 max-sm:w-full"
        value={filter.courseId}
        onChange={(event) => onFilter({ ...filter, courseId: event.target.value })}
      >
        <option value="">{t`All courses`}</option>
        {courses.map(({ id, title }) => (
          <option key={id} value={id} lang={textLanguage(title ?? '')}>
            {title ?? t`A course that is not open now`}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap gap-3 lg:ml-auto">
        <FileLink href={notebookFile('markdown', filter.courseId)}>{t`Markdown`}</FileLink>
        <FileLink href={notebookFile('anki', filter.courseId)}>{t`Anki (CSV)`}</FileLink>
      </div>
    </div>
  );
}

function FileLink({ href, children }: { href: string; children: string }) {
  return (
    <Button asChild variant="outline">
      <a href={href} download onClick={(event) => followWithSession(event, tellNotDownloaded)}>
        <Download aria-hidden="true" />
        {children}
      </a>
    </Button>
  );
}
