import { Markdown } from '@/components/markdown/markdown.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { textLanguage } from '@/lib/text-language.ts';

interface ContentFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Written as Markdown, and looked at as students will see it: by the same renderer. */
export function ContentField({ value, error, onChange }: ContentFieldProps) {
  return (
    <Tabs defaultValue="write" className="flex flex-col">
      <TabsList aria-label="Content" className="mb-3">
        <TabsTrigger value="write" className="h-10! text-sm">
          Write
        </TabsTrigger>
        <TabsTrigger value="preview" className="h-10! text-sm">
          Preview
        </TabsTrigger>
      </TabsList>
      <TabsContent value="write" className="pt-0!">
        <Field
          label="Content"
          hint="Markdown: # heading, **bold**, *italic*, `code`, - list, [link](https://…)"
          error={error}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={8}
              lang={textLanguage(value)}
              className="font-mono text-sm!"
              placeholder="What should students read beside the video?"
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      </TabsContent>
      <TabsContent value="preview" className="pt-0!">
        <section
          aria-label="Preview of the content"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse.
          tabIndex={0}
          className="max-h-96 min-h-60 overflow-y-auto rounded-control border border-line bg-card p-4"
        >
          {value.trim() === '' ? (
            <p className="text-ink-soft">There is nothing to preview yet.</p>
          ) : (
            <Markdown source={value} />
          )}
        </section>
      </TabsContent>
    </Tabs>
  );
}
