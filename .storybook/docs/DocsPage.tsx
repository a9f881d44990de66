import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { ScreenPage } from './ScreenPage.tsx'

/**
 * What a component's docs hold: what it is for, one story with live controls, its props, its other
 * looks. Screens and layouts have a page of their own kind.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  if (/^(?:Экраны|Макеты)\//.test(preparedMeta.title)) return <ScreenPage />
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Stories title="Виды" includePrimary={false} />
    </>
  )
}
