import { useEffect, useState } from 'react'
import type { ComponentGuide } from './componentGuide.ts'

// Each is loaded with its page: its examples would bring the whole library to every story.
const modules = import.meta.glob<{ guide: ComponentGuide }>('./components/*/*.tsx')
const loaders = new Map(
  Object.entries(modules).map(([path, load]) => [/(\w+)\.tsx$/.exec(path)?.[1], load]),
)

/** The guide of a component; null where it has none. A page that is opened again tries again. */
export function useGuide(component: string): ComponentGuide | null | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<{ of: string; guide: ComponentGuide | 'failed' } | null>(
    null,
  )
  const load = loaders.get(component)
  useEffect(() => {
    let isShown = true
    const show = (guide: ComponentGuide | 'failed') => {
      if (isShown) setLoaded({ of: component, guide })
    }
    load?.().then(
      ({ guide }) => show(guide),
      () => show('failed'),
    )
    return () => {
      isShown = false
    }
  }, [component, load])
  if (!load) return null
  return loaded?.of === component ? loaded.guide : 'loading'
}
