import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { t } from '@lingui/core/macro';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { type Resource, useChangeResource, useRemoveResource } from '@/api/resources.ts';
import { RemoveButton } from '@/components/remove-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { useFocusKept } from '@/lib/use-focus-kept.ts';
import { readingText } from '../reading-text.ts';
import { detailsOf, iconOf } from '../resource-kind.ts';
import { ResourceFields } from './resource-fields.tsx';

interface ResourceRowProps {
  address: LessonAddress;
  resource: Resource;
  handle: ReactNode;
}

/** One file or link for its author: renamed, described and removed where it stands. */
export function ResourceRow({ address, resource, handle }: ResourceRowProps) {
  const [isEditing, setIsEditing] = useState(false);
  const pencil = useFocusKept(isEditing);
  const change = useChangeResource(address);
  const remove = useRemoveResource(address);
  const { id, name, description, revision } = resource;
  const Icon = iconOf(resource);

  if (isEditing) {
    return (
      <ResourceFields
        label={t`Edit ${name}`}
        saveLabel={t`Save`}
        initial={{ name, description, ...(resource.kind === 'link' ? { url: resource.url } : {}) }}
        pending={change.isPending}
        error={change.error}
        onSave={(values) =>
          change.mutate({ id, ...values, revision }, { onSuccess: () => setIsEditing(false) })
        }
        onClose={() => {
          change.reset();
          setIsEditing(false);
        }}
      />
    );
  }
  const onRemove = () => {
    remove.mutate(id, {
      onError: (error) =>
        toast({ title: t`It was not removed`, description: errorText(error), variant: 'destructive' }),
    });
  };
  return (
    <div className="flex items-center gap-2 rounded-card border border-line bg-card py-1.5 pr-1.5">
      {handle}
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 grow">
        <p lang={textLanguage(name)} className="truncate font-semibold">
          {name}
        </p>
        <p className="truncate text-sm text-ink-soft figures-tabular">
          {detailsOf(resource)}
          {description ? <span lang={textLanguage(description)}> · {description}</span> : null}
        </p>
        {resource.kind === 'file' && resource.reading ? (
          <p className="text-sm text-ink-soft">{readingText(resource.reading, resource.extension)}</p>
        ) : null}
      </div>
      <Button
        ref={pencil}
        variant="ghost"
        size="icon"
        aria-label={t`Edit ${name}`}
        onClick={() => setIsEditing(true)}
      >
        <Pencil aria-hidden="true" />
      </Button>
      <RemoveButton
        name={name}
        question={t`Remove ${name}?`}
        loss={
          resource.kind === 'file'
            ? t`Students can no longer download it, and the file is deleted.`
            : t`Students no longer see the link.`
        }
        pending={remove.isPending}
        onRemove={onRemove}
      />
    </div>
  );
}
