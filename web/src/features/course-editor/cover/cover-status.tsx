import { t } from '@lingui/core/macro';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { coverFailureText } from './cover-failure.ts';
import type { Cover } from './use-cover.ts';

interface CoverStatusProps {
  cover: Cover;
  created: boolean;
}

export function CoverStatus({ cover, created }: CoverStatusProps) {
  const { state } = cover;
  switch (state.kind) {
    case 'idle':
      return null;
    case 'preparing':
      return <Line>{t`Preparing the picture...`}</Line>;
    case 'uploading':
      return <Line>{t`Uploading...`}</Line>;
    case 'waiting':
      return (
        <div className="flex flex-wrap items-center gap-3">
          <Line>
            {created ? t`This picture is not uploaded yet.` : t`Uploaded as soon as you create the course.`}
          </Line>
          {created ? (
            <Button size="sm" variant="outline" onClick={() => void cover.upload(state.picture)}>
              {t`Upload now`}
            </Button>
          ) : null}
          <Button size="sm" variant="ghost" onClick={() => void cover.discard()}>
            {t`Discard`}
          </Button>
        </div>
      );
    case 'failed':
      return (
        <Alert variant="destructive" title={t`The picture was not uploaded`}>
          <p>{coverFailureText(state.error)}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Retry cover={cover} picture={state.picture} />
            <Button size="sm" variant="ghost" onClick={() => void cover.discard()}>
              {t`Discard`}
            </Button>
          </div>
        </Alert>
      );
  }
}

function Retry({ cover, picture }: { cover: Cover; picture: Blob | undefined }) {
  if (!picture) return null;
  return (
    <Button size="sm" variant="outline" onClick={() => void cover.upload(picture)}>
      {t`Try again`}
    </Button>
  );
}

function Line({ children }: { children: string }) {
  return (
    <p role="status" className="text-sm text-ink-soft">
      {children}
    </p>
  );
}
