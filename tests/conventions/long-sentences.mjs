const longest = 20

/**
 * Returns the sentences of more than twenty words in the comments of a source file, or in the prose of a Markdown
 * file: each with its line and its number of words. A list after `@throws`, code and tables do not count.
 */
export function longSentences(file, text) {
  const passages = file.endsWith('.md') ? prosePassages(text) : commentPassages(text)
  return passages.flatMap(({ line, text }) =>
    sentencesOf(text)
      .map((sentence) => ({ line, sentence, words: countWords(sentence) }))
      .filter(({ words }) => words > longest),
  )
}

/** A code span is one word. */
export function countWords(text) {
  const tokens = text.replaceAll(/`[^`]*`/g, 'code').split(/\s+/)
  return tokens.filter((token) => /[\p{L}\p{N}]/u.test(token)).length
}

function sentencesOf(text) {
  return text.replaceAll(/\s+/g, ' ').split(/(?<=[.!?][”")'`]*) (?=[\p{Lu}\p{N}“"'`(])/u)
}

/** Paragraphs and list items, without their labels. */
function prosePassages(text) {
  const withoutCode = text.replaceAll(/^```.*?^```$/gms, (block) => block.replaceAll(/[^\n]/g, ''))
  return passagesOf(withoutCode.split('\n').map(proseLine))
}

function proseLine(line, index) {
  const isNoProse = /^(\||#|\*\*\d|!\[)/.test(line)
  const starts = /^\s*(-|\*|\d+\.) |^(Context|Decision|Consequence): /.test(line)
  const text = line
    .replace(/^\s*(-|\*|\d+\.) |^(Context|Decision|Consequence): /, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return { line: index + 1, starts, text: isNoProse ? '' : text }
}

const blockComment = /(?<=^[ \t]*|[ {])\/\*\*?(?=\s).*?\*\//gms
const lineComments = /(?<=^|\s)\/\/(?= ).*(?:\n[ \t]*\/\/(?= ).*)*/gm

function commentPassages(text) {
  const comments = [...text.matchAll(blockComment), ...text.matchAll(lineComments)]
  return comments.flatMap(({ 0: comment, index }) => {
    const first = text.slice(0, index).split('\n').length
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
