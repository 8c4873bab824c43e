import { createContext, useContext, useEffect, useState } from 'react';
import type { PlayerStore } from '../create-player-store.ts';

type OnMenu = (menu: string) => (open: boolean) => void;

/** For controls that others bring into the row: `useMenuOf('captions')` is to be told when their menu opens and closes. */
export const PlayerMenus = createContext<OnMenu>(() => () => undefined);

export const useMenuOf = (menu: string) => useContext(PlayerMenus)(menu);

/** The controls stay while a menu is open. Of two menus the second may open before the first says that it closed. */
export function useOpenMenus(store: PlayerStore): OnMenu {
  const [openMenu, setOpenMenu] = useState<string | null>(null);
  const menuOpen = openMenu !== null;
  useEffect(() => store.updateControls({ menuOpen }), [store, menuOpen]);
  return (menu) => (open) => setOpenMenu((before) => (open ? menu : before === menu ? null : before));
}
