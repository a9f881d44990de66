import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { StoryLinks } from './StoryLinks.tsx'

/**
 * What a component's docs hold: what it is for, one story with live controls, its props, its other
 * looks. Of a screen they hold links: fifty screens in one page take the focus from each other.
 */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const head = (
    <>
      <Title />
      <Description of="meta" />
    </>
  )
  if (preparedMeta.parameters['isPage'])
    return (
      <>
        {head}
        <StoryLinks stories={Object.values(csfFile.stories)} />
      </>
    )
  return (
    <>
      {head}
      <Primary />
      <Controls />
      <Stories title="Виды" includePrimary={false} />
    </>
  )
}
