import { createContext, use, type ReactNode } from 'react'
import type { LoginTextName } from './loginTexts.ts'
import { sayOf, type Say, type Words } from './sayOf.ts'
import type { WizardTextNames } from './wizard/wizardTextNames.ts'

interface TextNames {
  login: LoginTextName
}

/** Words of the library by subject, in a team's own manner or language; what is left out is said in Russian. */
export interface Texts {
  /** Language of the words, a BCP 47 tag: words agree with numbers and names are listed as in it. Left out, Russian. */
  language?: string
  /** The dialogs of login, forgotten password and second factor. */
  login?: Partial<Words<LoginTextName>>
  /** The registration wizard, by its steps. */
  wizard?: { readonly [Step in keyof WizardTextNames]?: Partial<Words<WizardTextNames[Step]>> }
}

const TextsContext = createContext<Texts>({})

interface TextsProviderProps {
  /** The words, by subject; keep the object, or everything below is rendered anew. */
  texts: Texts
  /** Who says them. */
  children: ReactNode
}

/** Gives everything below it other words. What the rules and the server refuse is said by them, in Russian. */
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
  return sayOf(ours, texts[subject], texts.language)
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
