export const peopleLimits = { pageSize: 50, searchMaxLength: 100, reasonMaxLength: 500 } as const;

/** What the list of people can be sorted by; each has an index. */
export const peopleOrders = ['name', 'email', 'seen', 'joined'] as const;

export type PeopleOrder = (typeof peopleOrders)[number];
