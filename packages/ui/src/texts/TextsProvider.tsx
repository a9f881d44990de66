import { createContext, use, type ReactNode } from 'react'
import type { ComponentsTextName } from './componentsTexts.ts'
import type { ConsentsTextName } from './consentsTexts.ts'
import type { LoginTextName } from './loginTexts.ts'
import { sayOf, type Say, type Words } from '@parket/domain/format/sayOf'
import type { PrivacyTextName } from './privacyTexts.ts'
import type { WizardTextNames } from './wizard/wizardTextNames.ts'

/** Names of the texts of each subject. */
interface TextNames {
  /** The dialogs of login, forgotten password and second factor. */
  login: LoginTextName
  /** Where consent to the use of personal data is asked for. */
  consents: ConsentsTextName
  /** What is said of personal data where they are asked for. */
  privacy: PrivacyTextName
  /** What components say by themselves. */
  components: ComponentsTextName
}

type WordsBy<Names extends Record<keyof Names, string>> = {
  readonly [Subject in keyof Names]?: Partial<Words<Names[Subject]>>
}

/** Words of the library by subject, in a team's own manner or language; what is left out is said in Russian. */
export interface Texts extends WordsBy<TextNames> {
  /** Language of the words, a BCP 47 tag: words agree with numbers and names are listed as in it. Left out, Russian. */
  language?: string
  /** Tells what the rules and the server refuse, where not in Russian: `retoldProblems` makes it. Keep the function. */
  problems?: (text: string) => string
  /** The registration wizard, by its steps. */
  wizard?: WordsBy<WizardTextNames>
}

const TextsContext = createContext<Texts>({})

interface TextsProviderProps {
  /** The words, by subject; keep the object, or everything below is rendered anew. */
  texts: Texts
  /** Who says them. */
  children: ReactNode
}

/** Gives everything below it other words. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

/**
 * What a subject says here.
 * @param ours its catalogue: who says it brings it, so that a page carries its own words only
 */
export function useTexts<Subject extends keyof TextNames>(
  subject: Subject,
  ours: Words<TextNames[Subject]>,
): Say<TextNames[Subject]> {
  const texts = use(TextsContext)
  const others: WordsBy<TextNames> = texts
  return sayOf(ours, others[subject], texts.language)
}

/** What a step of the registration wizard says here, like `useTexts`. */
export function useWizardTexts<Step extends keyof WizardTextNames>(
  step: Step,
  ours: Words<WizardTextNames[Step]>,
): Say<WizardTextNames[Step]> {
  const { wizard, language } = use(TextsContext)
  return sayOf(ours, wizard?.[step], language)
}

/** The language of what is said here. */
export function useLanguage(): string {
  return use(TextsContext).language ?? 'ru'
}

/** Puts a name of something into a sentence: in Russian it begins small there, in other languages it stays as it is. */
export function useWithinSentence(): (name: string) => string {
  return useLanguage() === 'ru' ? (name) => name.toLowerCase() : asItIs
}

/** How a problem is told here that rules or server say in Russian. */
export function useProblemText(): (text: string) => string {
  return use(TextsContext).problems ?? asItIs
}

function asItIs(text: string): string {
  return text
}
