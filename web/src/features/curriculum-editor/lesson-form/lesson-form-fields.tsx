import { t } from '@lingui/core/macro';
import type { ReactNode, RefObject } from 'react';
import { Markdown } from '@/components/markdown/markdown.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import type { LessonFieldName, LessonFields } from '../model/lesson-fields.ts';
import type { LessonFormErrors } from '../model/lesson-form-errors.ts';

interface LessonFormFieldsProps {
  fields: LessonFields;
  errors: LessonFormErrors;
  onType: (name: LessonFieldName, value: string) => void;
  titleRef: RefObject<HTMLInputElement | null>;
  /** Uploading a video, beside linking to one. */
  video: ReactNode;
}

export function LessonFormFields({ fields, errors, onType, titleRef, video }: LessonFormFieldsProps) {
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
      <div className="flex min-w-0 flex-col gap-5">
        <Field label={t`Lesson title`} error={errors.title} required>
          {(control) => (
            <Input
              {...control}
              ref={titleRef}
              className="scroll-mt-28 scroll-mb-40"
              lang={textLanguage(fields.title)}
              value={fields.title}
              onChange={(event) => onType('title', event.target.value)}
            />
          )}
        </Field>
        <ContentField
          value={fields.content}
          error={errors.content}
          onChange={(value) => onType('content', value)}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <section aria-label={t`Video`} className="flex flex-col gap-1.5">
          <p className="text-sm font-semibold">{t`Video`}</p>
          {video}
        </section>
        <Field label={t`Video URL`} hint={t`Instead of an upload`} error={errors.videoUrl}>
          {(control) => (
            <Input
              {...control}
              type="url"
              inputMode="url"
              placeholder={t`YouTube, Vimeo or a direct link`}
              value={fields.videoUrl}
              onChange={(event) => onType('videoUrl', event.target.value)}
            />
          )}
        </Field>
        <Field
          label={t`Duration`}
          hint={t`Left empty, it is taken from the uploaded video`}
          error={errors.duration}
          className="max-w-60"
        >
          {(control) => (
            <Input
              {...control}
              className="figures-tabular"
              placeholder={t({
                message: 'hh:mm:ss',
                comment: 'Hours, minutes and seconds, as they are typed',
              })}
              value={fields.duration}
              onChange={(event) => onType('duration', event.target.value)}
            />
          )}
        </Field>
      </div>
    </div>
  );
}

interface ContentFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Markdown, with a preview by the renderer that students see. */
function ContentField({ value, error, onChange }: ContentFieldProps) {
  return (
    <Tabs defaultValue="write" className="flex flex-col">
      <TabsList aria-label={t`Content`} className="mb-3">
        <TabsTrigger value="write" className="h-10! text-sm">
          {t`Write`}
        </TabsTrigger>
        <TabsTrigger value="preview" className="h-10! text-sm">
          {t`Preview`}
        </TabsTrigger>
      </TabsList>
      <TabsContent value="write" className="pt-0!">
        <Field
          label={t`Content`}
          hint={t({ message: 'Markdown: # heading, **bold**, *italic*, `code`, - list, [link](https://…)' })}
          error={error}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={8}
              lang={textLanguage(value)}
              className="font-mono text-sm!"
              placeholder={t`What should students read beside the video?`}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      </TabsContent>
      <TabsContent value="preview" className="pt-0!">
        <section
          aria-label={t`Preview of the content`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          className="max-h-96 min-h-60 overflow-y-auto rounded-control border border-line bg-card p-4"
        >
          {value.trim() === '' ? (
            <p className="text-ink-soft">{t`There is nothing to preview yet.`}</p>
          ) : (
            <Markdown source={value} />
          )}
        </section>
      </TabsContent>
    </Tabs>
  );
}
