import { Heading, Subheading, Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { ComponentGuide, Words } from './componentGuide.ts'
import { GuideWords } from './GuideWords.tsx'

/** When to take it and when not, side by side where there is room. */
export function GuideWhen({ when, whenNot }: Pick<ComponentGuide, 'when' | 'whenNot'>) {
  return (
    <div className="guide-when">
      <section>
        <Heading>Когда применять</Heading>
        <p>
          <GuideWords>{when}</GuideWords>
        </p>
      </section>
      <section>
        <Heading>Когда нет</Heading>
        <p>
          <GuideWords>{whenNot}</GuideWords>
        </p>
      </section>
    </div>
  )
}

/** The shapes that its props consist of. */
export function GuideParts({ parts }: Pick<ComponentGuide, 'parts'>) {
  if (!parts) return null
  return Object.entries(parts).map(([name, words]) => (
    <section key={name}>
      <Subheading>{name}</Subheading>
      <WordList words={words} as="code" />
    </section>
  ))
}

/** What it consists of. */
export function GuideAnatomy({ anatomy }: Pick<ComponentGuide, 'anatomy'>) {
  if (!anatomy) return null
  return (
    <>
      <Heading>Из чего состоит</Heading>
      <WordList words={anatomy} as="span" />
    </>
  )
}

/** Good and bad examples; the words over them say the same as the colour of their edge. */
export function GuidePairs({ pairs }: Pick<ComponentGuide, 'pairs'>) {
  if (!pairs) return null
  return (
    <>
      <Heading>Так и не так</Heading>
      {pairs.map((pair) => (
        <div key={pair.doWords} className="guide-pair">
          <Example kind="do" title="Так" words={pair.doWords}>
            {pair.do}
          </Example>
          <Example kind="dont" title="Не так" words={pair.dontWords}>
            {pair.dont}
          </Example>
        </div>
      ))}
    </>
  )
}

interface ExampleProps {
  kind: 'do' | 'dont'
  title: string
  words: string
  children: ReactNode
}

function Example({ kind, title, words, children }: ExampleProps) {
  return (
    <figure className={`guide-example guide-${kind}`}>
      <div className="guide-look">
        <Unstyled>{children}</Unstyled>
      </div>
      <figcaption className="guide-caption">
        <b>{title}.</b> <GuideWords>{words}</GuideWords>
      </figcaption>
    </figure>
  )
}

/** What keys do. */
export function GuideKeys({ keys }: Pick<ComponentGuide, 'keys'>) {
  if (!keys) return null
  return (
    <>
      <Heading>Клавиши</Heading>
      <WordList words={keys} as="kbd" />
    </>
  )
}

interface WordListProps {
  words: Words
  /** What the terms are: names in code, keys, or words. */
  as: 'code' | 'kbd' | 'span'
}

function WordList({ words, as: Term }: WordListProps) {
  return (
    <dl className="guide-words">
      {Object.entries(words).map(([name, text]) => (
        <div key={name}>
          <dt>
            <Term>{name}</Term>
          </dt>
          <dd>
            <GuideWords>{text}</GuideWords>
          </dd>
        </div>
      ))}
    </dl>
  )
}
