import { mobileBreakpointPx } from '@academy/contract/interface/interface-constants.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { HeaderSession } from '@/features/shell/navigation.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import { whenIdle } from '@/lib/when-idle.ts';

const sheet = lazyPart(() => import('@/features/shell/mobile-menu-sheet.tsx'));
const fetchAhead = () => void sheet.fetch();

/** The menu of a phone. Its code comes while the page is idle, or with the finger that comes near. */
export function MobileMenu(session: HeaderSession) {
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'failed'>('closed');
  const Sheet = state === 'open' ? sheet.fetched()?.MobileMenuSheet : undefined;

  useEffect(() => {
    const isPhone = window.matchMedia(`(width < ${mobileBreakpointPx}px)`).matches;
    return isPhone ? whenIdle(fetchAhead) : undefined;
  }, []);

  const open = () => {
    setState('opening');
    void sheet.fetch().then((fetched) => setState(fetched ? 'open' : 'failed'));
  };

  return (
    <div className="md:hidden noscript:hidden">
      <Button
        variant="ghost"
        size="icon"
        className="-mr-2.5"
        aria-label={t`Open menu`}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        pending={state === 'opening'}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={open}
      >
        <Menu aria-hidden="true" />
      </Button>
      {Sheet ? <Sheet {...session} onClose={() => setState('closed')} /> : null}
      {state === 'failed' ? (
        <p
          role="alert"
          className="absolute top-full right-4 rounded-card border border-line bg-card px-4 py-3 text-sm shadow-pop"
        >
          <Trans>The menu could not be loaded. Please try again.</Trans>
        </p>
      ) : null}
    </div>
  );
}
