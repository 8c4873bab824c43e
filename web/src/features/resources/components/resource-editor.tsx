import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { resourceLimits } from '@academy/contract/resources/resource-limits.ts';
import { t } from '@lingui/core/macro';
import { Link2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useAddLink, useOrderResources, useResources } from '@/api/resources.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { moved } from '@/components/ordering/moved.ts';
import { OrderedList } from '@/components/ordering/ordered-list.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FileDropZone } from '@/components/ui/file-drop-zone.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useFocusKept } from '@/lib/use-focus-kept.ts';
import { ResourceFields } from './resource-fields.tsx';
import { ResourceRow } from './resource-row.tsx';

interface ResourceEditorProps {
  address: LessonAddress;
  onFile: (file: File) => void;
  /** The files on their way. */
  uploads: ReactNode;
}

/** The files and links of a lesson for its author. Each change is saved at once. */
export function ResourceEditor({ address, onFile, uploads }: ResourceEditorProps) {
  const query = useResources(address);
  const { data, isError } = query;
  const order = useOrderResources(address);
  const isFull = (data?.length ?? 0) >= resourceLimits.perLesson;
  return (
    <section aria-labelledby="lesson-resources" className="flex flex-col gap-3">
      <div>
        <p id="lesson-resources" className="text-sm font-semibold">
          {t`Resources`}
        </p>
        <p className="text-sm text-ink-soft">
          {t`Slides, exercises and links for this lesson. Without any, students see three placeholders.`}
        </p>
      </div>
      {data ? (
        data.length > 0 ? (
          <OrderedList
            label={t`Resources`}
            items={data}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            onMove={(from, to) => order.mutate(moved(data, from, to))}
            className="flex flex-col gap-2"
          >
            {(resource, handle) => <ResourceRow address={address} resource={resource} handle={handle} />}
          </OrderedList>
        ) : null
      ) : isError ? (
        <LoadFailure title={t`The files could not be loaded.`} query={query} />
      ) : (
        <Skeleton className="h-16" />
      )}
      {order.error ? (
        <Alert variant="destructive" title={t`The order was not saved`}>
          {errorText(order.error)}
        </Alert>
      ) : null}
      {uploads}
      {isFull ? (
        <p role="status" className="text-sm text-ink-soft">
          {t`That is as many files and links as a lesson can have.`}
        </p>
      ) : (
        <>
          <FileDropZone
            accept=""
            multiple
            title={t`Drag files here`}
            hint={t`Students download them; nothing opens in the browser.`}
            button={t`Choose files`}
            onFile={onFile}
          />
          <NewLink address={address} />
        </>
      )}
    </section>
  );
}

function NewLink({ address }: { address: LessonAddress }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useFocusKept(isOpen);
  const add = useAddLink(address);
  if (!isOpen) {
    return (
      <Button ref={opener} variant="outline" size="sm" className="self-start" onClick={() => setIsOpen(true)}>
        <Link2 aria-hidden="true" />
        {t`Add a link`}
      </Button>
    );
  }
  return (
    <ResourceFields
      label={t`New link`}
      saveLabel={t`Add link`}
      initial={{ name: '', description: '', url: '' }}
      pending={add.isPending}
      error={add.error}
      onSave={({ name, description, url = '' }) =>
        add.mutate({ name, description, url }, { onSuccess: () => setIsOpen(false) })
      }
      onClose={() => {
        add.reset();
        setIsOpen(false);
      }}
    />
  );
}
