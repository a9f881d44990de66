import { pictureOf } from '@parket/tools/workshop/overview'
import { useState } from 'react'
import './overview.css'

/** The picture of a story, where `npm run workshop` has taken one. */
export function StoryPicture({ storyId }: { storyId: string }) {
  const [hasPicture, setHasPicture] = useState(true)
  return (
    hasPicture && (
      <img
        className="story-picture"
        src={encodeURI(pictureOf(storyId))}
        alt=""
        width={320}
        height={200}
        loading="lazy"
        onError={() => setHasPicture(false)}
      />
    )
  )
}
