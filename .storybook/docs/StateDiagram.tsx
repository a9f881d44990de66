import { useEffect, useId, useState } from 'react'
import { useTheme } from 'storybook/theming'
import './stateDiagram.css'

interface StateDiagramProps {
  /** A page of docs/states, which a test draws from the machine itself. */
  page: string
  /** What it is, for screen readers, where a page has several. */
  label?: string
}

/** The diagram of a page of docs/states. */
export function StateDiagram({ page, label = 'Схема состояний' }: StateDiagramProps) {
  const theme = useTheme().base === 'dark' ? 'dark' : 'neutral'
  const id = useId().replaceAll(/\W/g, '')
  const [svg, setSvg] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const [, source = ''] = /```mermaid\n([^`]+)```/.exec(page) ?? []
  useEffect(() => {
    let isShown = true
    const draw = async () => {
      const { default: mermaid } = await import('mermaid')
      mermaid.initialize({
        startOnLoad: false,
        theme,
        fontFamily: 'inherit',
        state: { useMaxWidth: false },
      })
      const drawn = await mermaid.render(`diagram${id}`, source)
      if (isShown) setSvg(drawn.svg)
    }
    draw().catch(() => {
      if (isShown) setFailed(true)
    })
    return () => {
      isShown = false
    }
  }, [id, source, theme])
  if (hasFailed) return <p role="alert">Не получилось нарисовать схему. Обновите страницу.</p>
  return (
    <section
      aria-label={label}
      className="state-diagram"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
      tabIndex={0}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
