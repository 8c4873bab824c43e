/**
 * Where cards stand in a row, a title has the room of two lines whether it needs them or not, so that the
 * cards and their skeletons line up. The lines are as high as Bengali marks need, in either script.
 */
export const cardTitleClasses =
  'line-clamp-2 font-serif text-lg leading-[1.45] font-medium text-balance sm:min-h-[2lh]';
