import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const follow = (changed: () => void) => onlineManager.subscribe(changed);
const isOnline = () => onlineManager.isOnline();

export function useOnline(): boolean {
  return useSyncExternalStore(follow, isOnline, () => true);
}
