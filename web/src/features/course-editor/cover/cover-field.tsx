import { readCoverPath } from '@academy/contract/courses/cover.ts';
import { ImageUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';
import { FormSection } from '../components/form-section.tsx';
import { CoverPicture } from './cover-picture.tsx';
import { CoverStatus } from './cover-status.tsx';
import { shownCoverAddress } from './shown-cover.ts';
import type { Cover } from './use-cover.ts';
import { useObjectUrl } from './use-object-url.ts';

interface CoverFieldProps {
  cover: Cover;
  /** The address in the form: on the web, one of our own, or none. */
  address: string;
  onAddress: (address: string) => void;
  error: string | undefined;
  /** What the painted cover is painted from. */
  seed: string;
  category: string;
  created: boolean;
}

export function CoverField({ cover, address, onAddress, error, seed, category, created }: CoverFieldProps) {
  const { state } = cover;
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const chosen = useObjectUrl('picture' in state ? state.picture : undefined);
  const uploaded = readCoverPath(address) !== null;
  const working = state.kind === 'preparing' || state.kind === 'uploading';

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !working) void cover.choose(file);
  };

  return (
    <FormSection title="Cover image">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button below is the first. */}
      <div
        className={cn('-m-2 flex flex-col gap-3 rounded-card p-2', over && 'bg-accent-tint')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <CoverPicture
          seed={seed}
          category={category}
          src={chosen ?? shownCoverAddress(address)}
          overlay={
            working ? (
              <span className="absolute inset-0 grid place-items-center bg-overlay text-white">
                <Spinner className="size-8" />
              </span>
            ) : null
          }
          broken={
            <p className="text-sm text-warning">
              No picture could be loaded from this address. Students see the painted cover instead.
            </p>
          }
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="sm" pending={working} onClick={() => picker.current?.click()}>
            <ImageUp aria-hidden="true" />
            Upload a picture
          </Button>
          {address === '' ? null : (
            <Button variant="ghost" size="sm" aria-label="Remove picture" onClick={() => onAddress('')}>
              Remove
            </Button>
          )}
        </div>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          aria-label="Picture file"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again after a failure.
            event.target.value = '';
            if (file) void cover.choose(file);
          }}
        />
        <CoverStatus cover={cover} created={created} />
      </div>
      <Field label="or its address on the web" hint={addressHint(address)} error={error}>
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={uploaded ? 'Your uploaded picture is used' : 'https://...'}
            value={uploaded ? '' : address}
            onChange={(event) => onAddress(event.target.value)}
          />
        )}
      </Field>
    </FormSection>
  );
}

function addressHint(address: string): string {
  return /^http:\/\//i.test(address.trim())
    ? 'This page shows pictures from https addresses only. From http, students see the painted cover.'
    : 'Drop a picture above, or paste an https address. Without either, the cover is painted for you.';
}
