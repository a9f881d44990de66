import { pictureOf, pictureThemes, type PictureTheme } from '@parket/tools/workshop/overview'
import { useState } from 'react'
import './overview.css'

/** The picture of a story in the theme of the page, where `npm run workshop` has taken one. */
export function StoryPicture({ storyId }: { storyId: string }) {
  return pictureThemes.map((theme) => <ThemePicture key={theme} storyId={storyId} theme={theme} />)
}

interface ThemePictureProps {
  storyId: string
  theme: PictureTheme
}

/** Styles hide the one of the other theme, and what is hidden a browser does not load. */
function ThemePicture({ storyId, theme }: ThemePictureProps) {
  const [hasPicture, setHasPicture] = useState(true)
  return (
    hasPicture && (
      <img
        className={`story-picture story-picture-${theme}`}
        src={encodeURI(pictureOf(storyId, theme))}
        alt=""
        width={320}
        height={200}
        loading="lazy"
        onError={() => setHasPicture(false)}
      />
    )
  )
}
