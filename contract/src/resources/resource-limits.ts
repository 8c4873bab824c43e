/** Of one lesson. How large a file may be is a setting of the academy. */
export const resourceLimits = {
  perLesson: 50,
  nameMaxLength: 200,
  descriptionMaxLength: 500,
  urlMaxLength: 2048,
} as const;
