import { noteLimits } from '@academy/contract/notes/note-limits.ts';
import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { renewSession } from '@/api/client/api.ts';
import { sessionMarks } from '@/api/client/session-marks.ts';
import { type NotebookFilter, notebookFile } from '@/api/notebook.ts';
import { Button } from '@/components/ui/button.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
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
      <NotebookSearch
        key={filter.search === '' ? 'empty' : 'words'}
        search={filter.search}
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

const TYPING_PAUSE_MS = 300;

function NotebookSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(search);
  const latest = useRef({ search, onSearch });
  useEffect(() => {
    latest.current = { search, onSearch };
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      const words = text.trim();
      if (words !== latest.current.search) latest.current.onSearch(words);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className="w-72 max-sm:w-full">
      <SearchInput
        aria-label={t`Search your notes`}
        placeholder={t`Search your notes`}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={noteLimits.searchLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}

/** The browser fetches the file itself. A session that has run out is renewed first, or the file would be a refusal. */
function FileLink({ href, children }: { href: string; children: string }) {
  const renewFirst = async (event: MouseEvent) => {
    if (!sessionMarks().stale) return;
    event.preventDefault();
    await renewSession();
    window.location.assign(href);
  };
  return (
    <Button asChild variant="outline">
      <a href={href} download onClick={(event) => void renewFirst(event)}>
        <Download aria-hidden="true" />
        {children}
      </a>
    </Button>
  );
}
