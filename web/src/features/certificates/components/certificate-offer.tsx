import type { CourseCertificate } from '@academy/contract/certificates/certificate.ts';
import { t } from '@lingui/core/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { Award } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { paths } from '@/config/paths.ts';
import { numberText, percentText } from '@/lib/language/numbers.ts';
import { missingMarkText } from '../missing-mark.ts';
import { ConfirmNameForm } from './confirm-name-form.tsx';

interface CertificateOfferProps {
  courseId: string;
  own: CourseCertificate;
}

/** What a finished course has for its student: the certificate, the form for it, or what is still asked for. */
export function CertificateOffer({ courseId, own }: CertificateOfferProps) {
  const navigate = useNavigate();
  if (own.certificate) {
    return (
      <Button asChild size="lg" className="self-start max-sm:w-full">
        <Link to={paths.certificate(own.certificate._id)}>
          <Award aria-hidden="true" />
          {t`View your certificate`}
        </Link>
      </Button>
    );
  }
  if (!own.canIssue) {
    return (
      <section aria-labelledby="still-needed" className="flex flex-col gap-4">
        <h2 id="still-needed" className="text-xl">
          {t`What you still need`}
        </h2>
        <p className="text-ink-soft">{missingMarkText(own)}</p>
        <Button asChild variant="outline" className="self-start max-sm:w-full">
          <Link to={paths.course(courseId)}>{t`Go to course`}</Link>
        </Button>
      </section>
    );
  }
  return (
    <section aria-labelledby="get-certificate" className="flex flex-col gap-4">
      <h2 id="get-certificate" className="text-xl">
        {t`Get your certificate`}
      </h2>
      <ConfirmNameForm
        courseId={courseId}
        suggestedName={own.suggestedName}
        onIssued={({ _id }) => void navigate({ to: paths.certificate(_id) })}
      />
    </section>
  );
}

/** For who came by the address, or by the assistant, before the course was finished. */
export function NotFinished({ courseId, own }: CertificateOfferProps) {
  const done = numberText(own.completedLessons);
  const all = numberText(own.totalLessons);
  const asked = percentText(own.passMark ?? 0);
  return (
    <div className="page section-space">
      <EmptyState
        headingLevel={1}
        title={t`This course is not finished yet`}
        description={
          own.passMark === null
            ? t`${done} of ${all} lessons are done. The certificate comes with the last one.`
            : t`${done} of ${all} lessons are done. The certificate also asks for ${asked} of the questions answered right.`
        }
        wheel="certificates"
        action={
          <Button asChild>
            <Link to={paths.course(courseId)}>{t`Go to course`}</Link>
          </Button>
        }
      />
    </div>
  );
}
