import { Description, Title, useOf } from '@storybook/addon-docs/blocks'
import { ComponentPage } from './ComponentPage.tsx'
import { StoryLinks } from './StoryLinks.tsx'

/**
 * What a component's docs hold: its guide with one story with live controls, its props and its other looks. Of a
 * screen they hold links: fifty screens in one page take the focus from each other.
 */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  if (!preparedMeta.parameters['isPage']) return <ComponentPage />
  return (
    <>
      <Title />
      <Description of="meta" />
      <StoryLinks stories={Object.values(csfFile.stories)} />
    </>
  )
}
