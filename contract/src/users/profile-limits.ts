/** Of what a person tells of themself, with the sentence for what is missing. */
export const profileLimits = { nameMaxLength: 100, bioMaxLength: 2000 } as const;

export const profileMessages = { name: 'Please enter your name.' } as const;
