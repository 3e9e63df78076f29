export interface Account {
  readonly email: string;
  readonly password: string;
}

/** The owner that the program creates in the journeys' database. */
export const owner: Account = { email: 'owner@shofor.example', password: 'three-boats-at-dawn' };
