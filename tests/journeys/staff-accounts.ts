export interface Account {
  readonly email: string;
  readonly password: string;
}

/** The owner that the program makes on the empty database of the journeys. */
export const owner: Account = { email: 'owner@shofor.example', password: 'three-boats-at-dawn' };
