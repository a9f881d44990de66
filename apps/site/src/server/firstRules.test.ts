import { expect, test } from 'vitest'
import { parseRules, rulesFor } from './firstRules.ts'

const first = (css: string, html = '<p class="a b"></p>') => rulesFor(parseRules(css), html)

test.each([
  ['a class that is there', '.a{color:red}'],
  ['two classes that are there', '.a.b>.a{color:red}'],
  ['an element', 'p{color:red}'],
  ['a state of what is there', '.a:hover{color:red}'],
  ['what is there but for a class that is not', '.a:not(.c){color:red}'],
  ['what holds something that may come', '.a:has(.c:is(.d,.e)){color:red}'],
  ['an attribute that a script sets before the first paint', '[data-theme=dark] .a{color:red}'],
  ['a value with a point', '.a[href$=".pdf"]{color:red}'],
  ['a movement of an older browser', '@-webkit-keyframes turn{.5%{color:red}}'],
  ['a medium', '@media (width<768px){.a{color:red}}'],
  ['a number with a point', '.a:nth-child(2n){margin:.5rem}'],
  ['a face', '@font-face{font-family:x;src:url(x.woff2)}'],
  ['a movement', '@keyframes turn{to{rotate:1turn}}'],
  ['the order of layers', '@layer reset,theme;'],
])('a page has the rules about %s', (_, css) => {
  expect(first(css)).toBe(css)
})

test.each([
  ['a class that nothing has', '.c{color:red}'],
  ['something within what is not there', '.c .a{color:red}'],
  ['both of two classes, one of which is not there', '.a.c{color:red}'],
  ['what is not there, in a medium and a layer', '@layer x{@media (width<768px){.c{color:red}}}'],
])('a page has no rules about %s', (_, css) => {
  expect(first(css)).toBe('')
})

test('of several selectors those stay that may fit', () => {
  expect(first('.c,.a,p.c{color:red}')).toBe('.a{color:red}')
})

test('rules keep their order, whatever stands between them', () => {
  expect(first('.a{color:red}.c{color:blue}.b{color:green}')).toBe('.a{color:red}.b{color:green}')
})
