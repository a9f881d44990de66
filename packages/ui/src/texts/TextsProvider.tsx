import { createContext, use, type ReactNode } from 'react'
import { loginTexts, type LoginTexts } from './loginTexts.ts'

/** Words of the library by subject, in a team's own manner or language; what is left out is said in Russian. */
export interface Texts {
  /** The dialogs of login, forgotten password and second factor. */
  login?: Partial<LoginTexts>
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

/** What the login says here. */
export function useLoginTexts(): LoginTexts {
  return { ...loginTexts, ...use(TextsContext).login }
}
