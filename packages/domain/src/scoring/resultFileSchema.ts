const integer = { type: 'integer' } as const
const text = { type: 'string' } as const
const orNull = (type: string) => ({ type: [type, 'null'] }) as const
const listOf = (items: object) => ({ type: 'array', items }) as const
/** Start numbers are keys. */
const byStartNumber = (values: object) =>
  ({
    type: 'object',
    propertyNames: { pattern: '^[0-9]+$' },
    additionalProperties: values,
  }) as const

/** All properties are there; others may come with later versions of the product. */
function record(properties: Record<string, object>, optional: readonly string[] = []): object {
  const required = Object.keys(properties).filter((name) => !optional.includes(name))
  return { type: 'object', required, properties }
}

const criterion = record({
  name: text,
  max: { ...integer, minimum: 1, description: 'In tenths of a point.' },
})

const contest = record(
  {
    group_num: integer,
    group_name: text,
    section: text,
    scoring: text,
    final_max: integer,
    tie_break: { enum: ['head-to-head', 'chief-judge'] },
    criteria: listOf(criterion),
    drop_extremes: { enum: ['off', 'criterion', 'total'] },
    degrees: {
      ...listOf(record({ title: text, from_percent: { type: 'number' } })),
      description: 'Of points, where there are any: what percent of the maximum each takes.',
    },
    order_eliminated: {
      type: 'boolean',
      description: 'Those who left before the final are ordered by what they were given there.',
    },
  },
  ['order_eliminated', 'degrees'],
)

const marks = record({
  dance: text,
  attempt: { ...integer, minimum: 1 },
  counted: { type: 'boolean', description: 'False for an attempt that was repeated.' },
  judge: { ...text, description: "The judge's letter." },
  criterion: orNull('string'),
  values: {
    ...byStartNumber({ type: 'number' }),
    description:
      'Crosses 1 or 0, callbacks 10, 4.5, 4.3, 4.2 or 0, places, points in tenths. A pair stands by the leader, where the leader repeats by the follower.',
  },
})

const decision = record(
  {
    kind: { enum: ['cut', 'tie', 'order', 'deduction', 'attempt', 'seat'] },
    entries: {
      ...byStartNumber({ type: 'number' }),
      description:
        "1 (goes on) or 0 for a cut or a tie, the chief judge's 1..n for an order, tenths off for a deduction.",
    },
    text,
    by: { ...text, description: 'The office, not a name.' },
    at: { ...text, format: 'date-time' },
    judge: { ...text, description: 'Of `seat`: the letter of the seat that is left empty.' },
    dance: {
      ...text,
      description:
        'Of `seat`: from this dance of the round on. Of `attempt`: the dance repeated, where a seat was empty by then.',
    },
  },
  ['judge', 'dance'],
)

const judge = record(
  {
    letter: text,
    name: text,
    role: text,
    name_commit: {
      ...text,
      description: 'From format 2 on: SHA-256 of salt and name as they were published.',
    },
    name_salt: {
      ...orNull('string'),
      description:
        'By which the name is compared with it; null where it is gone. Not part of the hash.',
    },
  },
  ['name_commit', 'name_salt'],
)

const draw = record({
  algorithm: { ...text, description: 'How it was drawn: `parket-draw/1`.' },
  number: {
    ...integer,
    minimum: 1,
    description: 'Of the draw among those of the round; those taken back count.',
  },
  heat_size: { ...integer, minimum: 1 },
  entries: { ...listOf(integer), description: 'In the order they went in.' },
  groups: { ...listOf(listOf(integer)), description: 'Of one city or studio each: spread.' },
  apart: {
    ...listOf(record({ entries: listOf(integer), elsewhere: listOf(integer) })),
    description:
      'A dancer each: in which entries, and in which heats, from 1, on another floor meanwhile.',
  },
  leaders: {
    type: ['array', 'null'],
    items: integer,
    description: 'Of a final of pairs: the others follow.',
  },
  again: {
    ...listOf(
      record({ leader: integer, follower: integer, scored: { type: 'boolean' }, heat: integer }),
    ),
    description: 'The pairs of the round that is danced again.',
  },
  public: {
    anyOf: [record({ session: text, round: text, secret: text, digits: text }), { type: 'null' }],
    description: 'Of a public draw: the seed is the SHA-256 of `secret|digits|round|number`.',
  },
  moved: {
    ...listOf(
      record({
        number: integer,
        partner: orNull('integer'),
        from: orNull('integer'),
        to: orNull('integer'),
      }),
    ),
    description:
      'In another heat than drawn: by hand, late (`from` null) or gone (`to` null); with `partner` a pair.',
  },
})

const round = record(
  {
    index: { ...integer, minimum: 0, maximum: 7, description: '0 is the final.' },
    label: text,
    kind: { enum: ['crosses', 'skating', 'points', 'callbacks', 'relative-placement'] },
    type: { enum: ['main', 'hope', 'redance'] },
    role: { enum: ['leader', 'follower', null] },
    dances: listOf(text),
    advance: { ...integer, minimum: 0 },
    seed: orNull('string'),
    heats: listOf(listOf(integer)),
    draw: {
      ...draw,
      description:
        'What the heats follow from besides the seed. A number below 1 is an entry that there is no more.',
    },
    entries: listOf(
      record({
        start_number: integer,
        status: { enum: ['danced', 'not_present', 'withdrawn', 'disqualified'] },
        role: orNull('string'),
      }),
    ),
    pairs: listOf(record({ leader: integer, follower: integer, scored: { type: 'boolean' } })),
    marks: listOf(marks),
    decisions: listOf(decision),
    panel: {
      ...listOf(judge),
      description: "Where it is another than the contest's: a seat was left empty before.",
    },
  },
  ['panel', 'draw'],
)

const place = record(
  {
    start_number: integer,
    names: { ...listOf(text), description: 'As the consents allow; not part of the hash.' },
    names_commit: {
      ...listOf(text),
      description:
        "From format 2 on, of each name: SHA-256 of salt and name as they were published; '' for one that was gone by then.",
    },
    names_salt: {
      ...listOf(orNull('string')),
      description:
        'By which each name is compared with it; null where it is hidden or gone. Not part of the hash.',
    },
    place: { ...integer, minimum: 1 },
    place_to: { ...integer, minimum: 1, description: "Equal to `place` for a place of one's own." },
    degree: { ...text, description: 'Of the points of the final, where one is reached.' },
    rule: text,
  },
  ['degree', 'names_commit', 'names_salt'],
)

/**
 * The JSON Schema (2020-12) of the open result file; its TypeScript twin is `ResultFile`.
 * @public
 */
export const resultFileSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'parket-result',
  description:
    'The result of a contest: its marks and decisions, and the places that follow from them.',
  ...record(
    {
      format: {
        enum: ['parket-result/1', 'parket-result/2'],
        description: 'From 2 on `team`, `made_at`, `names_commit` and `signature` are there.',
      },
      version: { ...integer, minimum: 1 },
      team: {
        ...record({ name: text, site: text }),
        description: 'Its keys are at `{site}/.well-known/parket-keys.json`.',
      },
      made_at: { ...text, format: 'date-time', description: 'When this version was made.' },
      event: record({ id: integer, name: text, date_begin: { ...text, format: 'date' } }),
      contest,
      panel: listOf(judge),
      rounds: { ...listOf(round), description: 'In the order they were danced.' },
      places: listOf(place),
      corrections: listOf(
        record({
          version: integer,
          at: { ...text, format: 'date-time' },
          by: text,
          reason: text,
          changed: { type: 'array' },
        }),
      ),
      hash: {
        ...text,
        description:
          "SHA-256 of the canonical JSON (RFC 8785) of all the rest, without the judges' `name` and `name_salt`, of rounds too, the places' `names` and `names_salt`, and `signature`.",
      },
      signature: {
        ...record({ alg: { const: 'Ed25519' }, key: text, value: text }),
        description:
          'Of the UTF-8 bytes of `format`, a line feed and `hash`, by the key of that id; `value` in base64url (RFC 8032). Not there where the server has no key.',
      },
    },
    ['team', 'made_at', 'signature'],
  ),
}
