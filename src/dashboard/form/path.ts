import type { z } from 'zod';
import { type Language, languages } from '#platform/language.ts';
import type { Poisha } from '#platform/money/money.contract.ts';
import { slug } from '#platform/text.contract.ts';
import { schemaAt } from './schema-at.ts';

/** Rich text: one value, whose nodes aren't fields. */
export interface RichText {
  readonly type: 'doc';
  readonly content?: readonly unknown[];
}

/** What has no fields of its own. */
type Leaf = string | number | boolean | RichText;

type Below<Step extends string, Value> = Step | `${Step}.${PathOf<NonNullable<Value>>}`;

/** The paths below a value: `fees.embassy.poisha`, with `${number}` for the rows of a list. */
export type PathOf<Value> = Value extends Leaf
  ? never
  : Value extends readonly (infer Item)[]
    ? Below<`${number}`, Item>
    : { [Name in keyof Value & string]-?: Below<Name, Value[Name]> }[keyof Value & string];

type StepIn<Value, Step> = Value extends readonly (infer Item)[]
  ? Item
  : Step extends keyof Value
    ? NonNullable<Value[Step]>
    : never;

type Held<Value> = Value extends RichText ? RichText : Value;

/** The value at a path. A form may lack any value, so that being optional isn't part of the type. */
export type ValueAt<Value, Steps> = Steps extends `${infer First}.${infer Rest}`
  ? ValueAt<StepIn<Value, First>, Rest>
  : Held<StepIn<Value, Steps>>;

/** The items of a list. */
export type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** A value that is being written: any part of it may be missing. */
export type Started<Value> = Value extends Leaf
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Started<Item>[]
    : { readonly [Name in keyof Value]?: Started<Value[Name]> };

const joined = (...steps: readonly string[]) => steps.filter(Boolean).join('.');

abstract class Place<Value> {
  /** Only for the compiler: a path of one type is no path of another, neither wider nor narrower. */
  declare readonly holds: (value: Value) => Value;
  /** The schema of all facts, or of all texts. */
  protected readonly root: z.ZodType;
  /** The path from there. */
  protected readonly steps: string;

  constructor(root: z.ZodType, steps: string) {
    this.root = root;
    this.steps = steps;
  }

  /** The paths in the draft: one for a fact, one for each language of a text. */
  abstract readonly places: readonly string[];

  /** The schema of what is here. */
  get schema(): z.ZodType | undefined {
    return schemaAt(this.root, this.steps);
  }
}

/** A path in a draft, by the type of what is there: a text field takes a `Path<string>`. */
class DraftPath<Value> extends Place<Value> {
  /** As messages and ids name it: `facts.kinds.0.fees`. */
  readonly text: string;
  private readonly start: string;

  constructor(root: z.ZodType, start: string, steps: string) {
    super(root, steps);
    this.text = joined(start, steps);
    this.start = start;
  }

  get places(): readonly string[] {
    return [this.text];
  }

  at<const Steps extends PathOf<Value>>(steps: Steps): Path<ValueAt<Value, Steps>> {
    return new DraftPath(this.root, this.start, joined(this.steps, steps));
  }
}

/** A path in the texts, which stands for both languages. */
class BothPath<Value> extends Place<Value> {
  get places(): readonly string[] {
    return languages.map((language) => this.in(language).text);
  }

  in(language: Language): Path<Value> {
    return new DraftPath(this.root, `texts.${language}`, this.steps);
  }

  at<const Steps extends PathOf<Value>>(steps: Steps): TextsPath<ValueAt<Value, Steps>> {
    return new BothPath(this.root, joined(this.steps, steps));
  }
}

export type Path<Value> = DraftPath<Value>;
/** A path to a sum of money; any other number has none. */
export type SumPath<Value extends number> = keyof Poisha extends keyof Value ? Path<Value> : never;
export type TextsPath<Value> = BothPath<Value>;
/** A path of either sort, whatever is there. */
export type AnyPath = Pick<Place<unknown>, 'places' | 'schema'>;
/** The value at a path of either sort. */
export type Holding<At> = At extends Place<infer Value> ? Value : never;

/** The names of fields, as paths have them. */
export type NameIn<Value> = Value extends Leaf
  ? never
  : Value extends readonly (infer Item)[]
    ? NameIn<Item>
    : {
        [Name in keyof Value & string]-?:
          | (string extends Name ? never : Name)
          | NameIn<NonNullable<Value[Name]>>;
      }[keyof Value & string];

/** The path of the slug, which every document has. */
export const slugPath: Path<string> = new DraftPath(slug, 'slug', '');

/**
 * The paths of a kind of document, typed by its schemas: what they don't have can't be named, and what is renamed
 * there doesn't compile here.
 */
export const pathsOf = <Facts, Texts>(facts: z.ZodType<Facts>, texts: z.ZodType<Texts>) => ({
  facts: new DraftPath<Facts>(facts, 'facts', ''),
  texts: new BothPath<Texts>(texts, ''),
});
