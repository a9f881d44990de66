import { componentsTexts, type ComponentsTextName } from './componentsTexts.ts'
import { useTexts } from './TextsProvider.tsx'

/** A word that a component says by itself; the component around it needs no browser for it. */
export function ComponentText({ name }: { name: ComponentsTextName }) {
  return useTexts('components', componentsTexts)(name)
}
