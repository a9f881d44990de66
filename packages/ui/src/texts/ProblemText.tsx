import { useProblemText } from './TextsProvider.tsx'

/** A problem as it is told here; what stands around it needs no browser for it. */
export function ProblemText({ text }: { text: string }) {
  return useProblemText()(text)
}
