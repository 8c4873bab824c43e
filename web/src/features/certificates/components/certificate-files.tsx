import { certificateFilePath } from '@academy/contract/certificates/certificate-paths.ts';
import { t } from '@lingui/core/macro';
import { Check, FileBadge, FileText, Image, Link2, type LucideIcon, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { currentLanguage } from '@/lib/language/language.ts';

interface CertificateFilesProps {
  certificateId: string;
  address: string;
}

/** Everything to take along: each file can be checked without this academy. */
export function CertificateFiles({ certificateId, address }: CertificateFilesProps) {
  const pdf = `${certificateFilePath('pdf', certificateId)}?language=${currentLanguage()}`;
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <CopyLink address={address} />
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t`Print`}
        </Button>
      </div>
      <section aria-labelledby="certificate-files">
        <h2 id="certificate-files" className="text-lg">
          {t`Files`}
        </h2>
        <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
          <Download icon={FileText} href={pdf} name={t`PDF file`} about={t`To print or to send`} />
          <Download
            icon={Image}
            href={certificateFilePath('badge', certificateId)}
            name={t`Badge (PNG)`}
            about={t`With the signed certificate inside`}
          />
          <Download
            icon={FileBadge}
            href={certificateFilePath('credential', certificateId)}
            name={t`Signed file`}
            about={t`Open Badges 3.0, for wallets and to be checked`}
          />
        </ul>
      </section>
    </>
  );
}

interface DownloadProps {
  icon: LucideIcon;
  href: string;
  name: string;
  about: string;
}

function Download({ icon: Icon, href, name, about }: DownloadProps) {
  return (
    <li>
      <a
        href={href}
        download
        className="flex min-h-14 items-center gap-3 px-4 py-2.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden="true" className="size-5 text-accent-ink" />
        <span className="min-w-0">
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-ink-soft">{about}</span>
        </span>
      </a>
    </li>
  );
}

const SAID_MS = 2000;

function CopyLink({ address }: { address: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    if (copied !== true) return;
    const timer = setTimeout(setCopied, SAID_MS, null);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button variant="outline" onClick={() => void copy()}>
      {copied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
      <span aria-live="polite">{copied === null ? t`Copy link` : copied ? t`Copied` : t`Not copied`}</span>
    </Button>
  );
}
