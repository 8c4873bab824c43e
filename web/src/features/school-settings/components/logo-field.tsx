import { logoLimits, logoTypes } from '@academy/contract/school-settings/logo.ts';
import { t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import { type ToldSettings, useRemoveLogo, useUploadLogo } from '@/api/school-settings.ts';
import { AlpanaMark } from '@/components/alpana/alpana-mark.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FileButton } from '@/components/ui/file-drop-zone.tsx';
import { toast } from '@/components/ui/toast-store.ts';

interface LogoFieldProps {
  told: ToldSettings;
  /** The settings have another revision from now on. */
  onSaved: (told: ToldSettings) => void;
}

const megabytes = logoLimits.maxBytes / 1024 / 1024;

/** Saved as soon as it is chosen: a picture is nothing that one types. */
export function LogoField({ told: { revision, logo }, onSaved }: LogoFieldProps) {
  const upload = useUploadLogo();
  const remove = useRemoveLogo();
  const pending = upload.isPending || remove.isPending;
  const error = upload.error ?? remove.error;
  const done = (title: string) => (settings: ToldSettings) => {
    onSaved(settings);
    toast({ variant: 'success', title });
  };
  const choose = (picture: File) => {
    if (pending) return;
    remove.reset();
    upload.mutate({ revision, picture }, { onSuccess: done(t`The mark is saved.`) });
  };
  const takeAway = () => {
    upload.reset();
    remove.mutate(revision, { onSuccess: done(t`The academy has its own mark again.`) });
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">{t`Mark`}</p>
      <div className="flex flex-wrap items-center gap-3">
        <div className="grid h-14 min-w-14 place-items-center rounded-control border border-line bg-ground px-2">
          {logo === null ? (
            <AlpanaMark />
          ) : (
            <img src={logo} alt={t`The mark of the academy`} className="max-h-10 max-w-32 object-contain" />
          )}
        </div>
        <FileButton accept={Object.values(logoTypes).join(',')} onFile={choose}>
          {logo === null ? t`Choose a picture` : t`Choose another picture`}
        </FileButton>
        {logo === null ? null : (
          <Button variant="ghost" pending={remove.isPending} onClick={takeAway}>
            {t`Remove`}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {t`A JPEG, PNG or WebP picture of at most ${megabytes} MB. It is saved at once.`}
      </p>
      {error && !pending ? (
        <Alert variant="destructive" title={t`The mark was not saved.`}>
          {errorText(error)}
        </Alert>
      ) : null}
    </div>
  );
}
