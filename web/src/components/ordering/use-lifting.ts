import { t } from '@lingui/core/macro';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { numberText } from '@/lib/language/numbers.ts';
import { moved } from './moved.ts';

interface Lifted {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

interface LiftingOptions<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly onMove: (from: number, to: number) => void;
}

/** Moving an item of a list by keys: Space lifts and drops it, the arrows carry it, Escape puts it back. */
export function useLifting<Item>({ items, keyOf, nameOf, onMove }: LiftingOptions<Item>) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [news, setNews] = useState('');
  const shown = lifted === null ? items : moved(items, lifted.from, lifted.to);

  const say = (sentence: (name: string, place: string, count: string) => string, item: Item, index: number) =>
    setNews(sentence(nameOf(item), numberText(index + 1), numberText(items.length)));
  const drop = (from: number, to: number) => {
    const item = items[from];
    setLifted(null);
    if (item === undefined) return;
    say((name, place, count) => t`${name} is now at place ${place} of ${count}.`, item, to);
    if (from !== to) onMove(from, to);
  };
  const putBack = () => {
    const item = lifted === null ? undefined : items[lifted.from];
    setLifted(null);
    if (lifted !== null && item !== undefined) {
      say((name, place, count) => t`${name} is back at place ${place} of ${count}.`, item, lifted.from);
    }
  };
  const carry = (one: Lifted, step: number) => {
    const to = one.to + step;
    const item = items[one.from];
    if (item === undefined || to < 0 || to >= items.length) return;
    setLifted({ ...one, to });
    say((name, place, count) => t`${name}: place ${place} of ${count}.`, item, to);
  };

  const onKeyDown = (event: KeyboardEvent, item: Item) => {
    const key = keyOf(item);
    const own = lifted?.key === key ? lifted : null;
    const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
    const step = steps[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      if (own !== null) drop(own.from, own.to);
      else {
        const from = items.findIndex((one) => keyOf(one) === key);
        setLifted({ key, from, to: from });
        say((name, place, count) => t`${name} is lifted at place ${place} of ${count}.`, item, from);
      }
    } else if (own !== null && event.key === 'Escape') putBack();
    else if (own !== null && step !== undefined) carry(own, step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    shown,
    news,
    isLifted: (item: Item) => lifted?.key === keyOf(item),
    handleProps: (item: Item) => ({
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, item),
      // A handle that moves loses the focus to nothing for a moment, which is no leaving.
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget !== null && lifted?.key === keyOf(item)) putBack();
      },
    }),
    drop,
  };
}
