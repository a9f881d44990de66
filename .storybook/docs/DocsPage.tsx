import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { StoryLinks } from './StoryLinks.tsx'

/**
 * What a component's docs hold: what it is for, one story with live controls, its props, its other
 * looks. Of a screen they hold links: fifty screens in one page take the focus from each other; of a layout the
 * code of its first story, too.
 */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const head = (
    <>
      <Title />
      <Description of="meta" />
    </>
  )
  if (preparedMeta.parameters['isPage']) {
    const stories = Object.values(csfFile.stories)
    const [first] = stories
    return (
      <>
        {head}
        <StoryLinks stories={stories} />
        {first?.parameters?.docs?.source?.code && <Source of={first.moduleExport} />}
      </>
    )
  }
  return (
    <>
      {head}
      <Primary />
      <Controls />
      <Stories title="Виды" includePrimary={false} />
    </>
  )
}
