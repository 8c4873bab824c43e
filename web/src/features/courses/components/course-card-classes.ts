/**
 * Two lines of the title's room, whether it needs one or two, so that the cards of a row and their skeletons
 * line up. Bengali marks reach further up and down than Latin letters and would be cut at the usual height.
 */
export const cardTitleClasses =
  'line-clamp-2 min-h-[2lh] font-serif text-lg leading-[1.35] font-medium text-balance [&:lang(bn)]:leading-[1.5]';
