import { quickModes } from './modes.ts'

interface Story {
  parameters?: { docs?: object; [name: string]: unknown }
  play?: unknown
}

/** What `storyCodePlugin` knows of a story from its file. */
interface StoryFacts {
  /** What «Show code» shows; null where a stranger could not use it. */
  code: string | null
  isScreen: boolean
}

const [, other] = quickModes

/**
 * Gives a story the code that its docs show, and says how much of it Chromatic looks at: what a story of a component
 * plays in one mode, what one of a screen plays in none. `npm run visual` looks at all of them.
 */
export function setStoryParameters(story: Story, { code, isScreen }: StoryFacts): void {
  const { parameters, play } = story
  const shown = code !== null && { canvas: { sourceState: 'hidden' }, source: { code } }
  story.parameters = {
    ...(play !== undefined && isScreen && pictureHereOnly),
    ...(play !== undefined && !isScreen && onePicture),
    ...parameters,
    docs: { ...parameters?.docs, ...shown },
  }
}

const pictureHereOnly = { isPictureHereOnly: true, chromatic: { disableSnapshot: true } }
const onePicture = { chromatic: { modes: { [other]: { disable: true } } } }
