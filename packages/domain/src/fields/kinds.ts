import { isInstantText } from '../format/instant.ts'
import { problemText, type ProblemCode } from '../problems/catalogue.ts'
import { checkLength, checkNumber, checkRequired } from '../problems/fieldChecks.ts'
import { addError } from '../problems/fieldErrors.ts'
import type { Field, Range } from './field.ts'

// The kinds of fields that the tables of entities are made of.

interface TextOptions {
  maxLength: number
  sample?: string
}

/** A text that may be empty; kept without spaces around it. */
export function text(label: string, { maxLength, sample = label }: TextOptions): Field<string> {
  return {
    kind: 'text',
    label,
    initial: '',
    sample,
    maxLength,
    check: (errors, path, value) => checkLength(errors, path, value, maxLength),
    read: trimmed,
  }
}

/** A text that must not be empty. */
export function requiredText(label: string, options: TextOptions): Field<string> {
  return {
    ...text(label, options),
    check: (errors, path, value) => checkRequired(errors, path, value, options.maxLength),
  }
}

/** A text with its own rule; null means there is none. */
export function optionalText(
  label: string,
  rule: Pick<Field<string | null>, 'sample' | 'check'>,
): Field<string | null> {
  return {
    kind: 'text',
    label,
    initial: null,
    read: (sent) => (sent === null ? null : trimmed(sent)),
    ...rule,
  }
}

interface NumberOptions extends Range {
  initial: number
  sample?: number
}

/** A whole number. */
export function wholeNumber(label: string, options: NumberOptions): Field<number> {
  const { min, max, initial, sample = initial + 1 } = options
  return { ...numberField(label, { min, max }), initial, sample }
}

/** A whole number that a new record has not yet. */
export function requiredNumber(label: string, range: Range): Field<number> {
  return { ...numberField(label, range), initial: Number.NaN, sample: range.max }
}

/** A whole number, or null: no bound. */
export function optionalNumber(
  label: string,
  { sample, ...range }: Range & { sample: number },
): Field<number | null> {
  return { ...numberField<number | null>(label, range), initial: null, sample }
}

function numberField<Value extends number | null>(
  label: string,
  range: Range,
): Omit<Field<Value>, 'initial' | 'sample'> {
  return {
    kind: 'number',
    label,
    range,
    check: (errors, path, value) => checkNumber(errors, path, value, range),
    read: (sent) => sent as Value,
  }
}

/** Yes or no; a new record says no. */
export function flag(label: string): Field<boolean> {
  return {
    kind: 'flag',
    label,
    initial: false,
    sample: true,
    check: () => {},
    read: (sent) => sent === true,
  }
}

interface ChoiceOptions {
  /** The words there are; a new record has the first. */
  words: readonly string[]
  /** What is said of another word. */
  problem: ProblemCode
}

/** One word of a list. */
export function choice(label: string, { words, problem }: ChoiceOptions): Field<string> {
  const [initial = '', sample = initial] = words
  return {
    kind: 'choice',
    label,
    initial,
    sample,
    check: (errors, path, value) => {
      if (!words.includes(value)) addError(errors, path, problemText(problem))
    },
    read: trimmed,
  }
}

/** A moment, ISO 8601 with offset. */
export function moment(label: string, { sample }: { sample: string }): Field<string> {
  return { ...momentField<string>(label), initial: '', sample }
}

/** A moment, or null: no bound. */
export function optionalMoment(
  label: string,
  { sample }: { sample: string },
): Field<string | null> {
  return { ...momentField<string | null>(label), initial: null, sample }
}

function momentField<Value extends string | null>(
  label: string,
): Omit<Field<Value>, 'initial' | 'sample'> {
  return {
    kind: 'moment',
    label,
    check: (errors, path, value) => {
      if (value === null || isInstantText(value)) return
      addError(errors, path, problemText(value === '' ? 'moment_missing' : 'moment_invalid'))
    },
    read: (sent) => (sent === null ? null : trimmed(sent)) as Value,
  }
}

interface WordsOptions {
  /** Of each word. */
  maxLength: number
  sample: readonly string[]
  /** What is said of an empty list; left out, it may be empty. */
  missing?: ProblemCode
}

/** A list of words, none of them empty and none twice. */
export function words(label: string, options: WordsOptions): Field<readonly string[]> {
  const { maxLength, sample, missing } = options
  return {
    kind: 'words',
    label,
    initial: [],
    sample,
    maxLength,
    check: (errors, path, value) => {
      if (missing && value.length === 0) addError(errors, path, problemText(missing))
      const seen = new Set<string>()
      value.forEach((word, index) => {
        checkRequired(errors, `${path}.${index}`, word, maxLength)
        const key = word.trim().toLowerCase()
        if (seen.has(key)) addError(errors, `${path}.${index}`, problemText('repeated'))
        seen.add(key)
      })
    },
    read: (sent) => (sent as readonly string[]).map(trimmed),
  }
}

/** A value that has parts; it brings its own functions for reading and checking. */
export function object<Value>(
  label: string,
  parts: Pick<Field<Value>, 'initial' | 'sample' | 'check' | 'read'>,
): Field<Value> {
  return { kind: 'object', label, ...parts }
}

function trimmed(sent: unknown): string {
  return String(sent).trim()
}
