interface LinkedStory {
  id: string
  name: string
}

/** Where the workshop shows a story; its docs stand in a frame beside the workshop's own page. */
export function StoryLink({ id, name }: LinkedStory) {
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {name}
    </a>
  )
}

/** All stories of a screen, by name. */
export function StoryLinks({ stories }: { stories: readonly LinkedStory[] }) {
  return (
    <ul>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <StoryLink {...{ id, name }} />
        </li>
      ))}
    </ul>
  )
}
