import type { ReactNode, RefObject } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { textLanguage } from '@/lib/text-language.ts';
import { ContentField } from './content-field.tsx';
import type { LessonFieldName, LessonFields } from './lesson-fields.ts';
import type { LessonFormErrors } from './lesson-form-errors.ts';

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
        <Field label="Lesson title" error={errors.title} required>
          {(control) => (
            <Input
              {...control}
              ref={titleRef}
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
        <section aria-label="Video" className="flex flex-col gap-1.5">
          <p className="text-sm font-semibold">Video</p>
          {video}
        </section>
        <Field label="Video URL" hint="Instead of an upload" error={errors.videoUrl}>
          {(control) => (
            <Input
              {...control}
              type="url"
              inputMode="url"
              placeholder="YouTube, Vimeo or a direct link"
              value={fields.videoUrl}
              onChange={(event) => onType('videoUrl', event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Duration"
          hint="Left empty, it is taken from the uploaded video"
          error={errors.duration}
          className="max-w-60"
        >
          {(control) => (
            <Input
              {...control}
              className="figures-tabular"
              placeholder="hh:mm:ss"
              value={fields.duration}
              onChange={(event) => onType('duration', event.target.value)}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
