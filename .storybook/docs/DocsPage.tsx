import { useOf } from '@storybook/addon-docs/blocks'
import { ComponentPage } from './ComponentPage.tsx'
import { ScreenPage } from './ScreenPage.tsx'

/** The page of what has stories: screens and layouts have one of their own kind, all else that of a component. */
export function DocsPage() {
  const { title } = useOf('meta', ['meta']).preparedMeta
  return /^(?:Экраны|Макеты)\//.test(title) ? <ScreenPage /> : <ComponentPage />
}
