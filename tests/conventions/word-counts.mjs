const longestSentence = 20
const longestDecision = 60

/** Returns the sentences of more than 20 words in the comments of a source file, or in Markdown. */
export function longSentences(file, text) {
  return sentencesIn(file, text)
    .map(({ line, sentence }) => ({ line, sentence, words: countWords(sentence) }))
    .filter(({ words }) => words > longestSentence)
}

/** Returns the sentences that begin with "who" instead of a noun. A question may begin so. */
export function sentencesOfWho(file, text) {
  return sentencesIn(file, text).filter(
    ({ sentence }) => /^Who(m|se)?\b/.test(sentence) && !/\?[”")'`]*$/.test(sentence),
  )
}

/** A list after `@throws`, code and tables hold no sentences. */
function sentencesIn(file, text) {
  const passages = file.endsWith('.md') ? prosePassages(text) : commentPassages(text)
  return passages.flatMap(({ line, text }) =>
    sentencesOf(text).map((sentence) => ({ line, sentence })),
  )
}

/** Returns the dated decisions of a README that have more than 60 words below their title. */
export function longDecisions(text) {
  const decisions = `${text}\n`.matchAll(/^\*\*\d{4}-\d\d-\d\d.*\n((?:(?!\*\*\d{4}-|#).*\n)*)/gm)
  return Array.from(decisions, ({ 1: body, index }) => ({
    line: lineOf(text, index),
    words: countWords(body.replaceAll(label, '')),
  })).filter(({ words }) => words > longestDecision)
}

const label = /^(Context|Decision|Consequence): /gm

/** A code span is one word. */
function countWords(text) {
  const tokens = text.replaceAll(/`[^`]*`/g, 'code').split(/\s+/)
  return tokens.filter((token) => /[\p{L}\p{N}]/u.test(token)).length
}

export function lineOf(text, index) {
  return text.slice(0, index).split('\n').length
}

function sentencesOf(text) {
  return text.replaceAll(/\s+/g, ' ').split(/(?<=[.!?][”")'`]*) (?=[\p{Lu}\p{N}“"'`(])/u)
}

function prosePassages(text) {
  const withoutCode = text.replaceAll(/^```.*?^```$/gms, (block) => block.replaceAll(/[^\n]/g, ''))
  return passagesOf(withoutCode.split('\n').map(proseLine))
}

/** Tables, titles, and addresses of links are not prose. */
function proseLine(line, index) {
  const isNoProse = /^(\||#|\*\*\d|!\[)/.test(line)
  const start = /^\s*(-|\*|\d+\.) |^(Context|Decision|Consequence): /
  const text = line.replace(start, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return { line: index + 1, starts: start.test(line), text: isNoProse ? '' : text }
}

const blockComment = /(?<=^[ \t]*|[ {])\/\*\*?(?=\s).*?\*\//gms
const lineComments = /(?<=^|\s)\/\/(?= ).*(?:\n[ \t]*\/\/(?= ).*)*/gm

function commentPassages(text) {
  const comments = [...text.matchAll(blockComment), ...text.matchAll(lineComments)]
  return comments.flatMap(({ 0: comment, index }) => {
    const first = lineOf(text, index)
    return passagesOf(
      comment.split('\n').map((line, offset) => {
        const words = line.replace(/^\s*(\/\*\*?|\*\/|\*|\/\/)/, '').replace(/\*\/$/, '')
        return {
          line: first + offset,
          starts: /^\s*(@|- |\d+\. )/.test(words),
          text: words.trim(),
        }
      }),
    ).filter((passage) => !passage.text.startsWith('@throws'))
  })
}

/** Joins lines up to an empty one, or to one that starts a passage. */
function passagesOf(lines) {
  const passages = []
  let isOpen = false
  for (const { line, starts, text } of lines) {
    if (text === '') isOpen = false
    else if (starts || !isOpen) {
      passages.push({ line, text })
      isOpen = true
    } else passages.at(-1).text += ` ${text}`
  }
  return passages
}
