import type { Language } from '../language.ts';
import type { Letter } from './queue-mail.ts';

/** The parts of every mail; each text is plain text, whoever wrote it. */
export interface LetterParts {
  readonly language: Language;
  readonly subject: string;
  readonly agencyName: string;
  readonly heading: string;
  readonly greeting: string;
  /** The text above the button. */
  readonly paragraphs: readonly string[];
  /** What it is about, line by line. */
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
  readonly action?: {
    readonly label: string;
    readonly link: string;
    /** Introduces the link as text, for readers whose button doesn't work. */
    readonly linkToo: string;
  };
  /** Small print after the button: how long the link is valid, what to do about an unexpected mail. */
  readonly notes: readonly string[];
  /** The farewell below everything else, such as "Kind regards". */
  readonly closing?: string;
  readonly footer: string;
}

/** The colours of the site (src/site/tokens): mail clients don't support custom properties. */
const colour = {
  ink: '#0a2f26',
  inkDeep: '#06231c',
  paper: '#fbf6ea',
  card: '#fffdf7',
  marigold: '#f6a81c',
  red: '#d92c3a',
  text: '#10261e',
  quiet: '#3d5147',
  line: '#e5dbc3',
};

const family: Readonly<Record<Language, string>> = {
  en: '"Anek Latin", "Segoe UI", Helvetica, Arial, sans-serif',
  bn: '"Anek Bangla", "Noto Sans Bengali", "Kohinoor Bangla", "Bangla Sangam MN", "Nirmala UI", Vrinda, sans-serif',
};

/** Bangla is taller than Latin: it has its own line height, as on the site. */
const lineHeight: Readonly<Record<Language, string>> = { en: '26px', bn: '30px' };

/** A link for a mail. @throws an Error for a scheme other than http(s), such as javascript. */
function webLink(link: string): string {
  if (!/^https?:$/.test(new URL(link).protocol)) {
    throw new Error('A letter links to the web only.');
  }
  return link;
}

/** The mail as plain text, for clients that show no HTML. */
export function plainLetter(parts: LetterParts): string {
  const { action } = parts;
  return [
    parts.heading,
    parts.greeting,
    ...parts.paragraphs,
    ...(parts.facts?.length ? [parts.facts.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${webLink(action.link)}`] : []),
    ...parts.notes,
    ...(parts.closing ? [parts.closing] : []),
    `-- \n${parts.footer}`,
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * A mail in HTML and plain text, in the style of the site. Everything in it is escaped.
 * The renderer is loaded with the first mail: most of the program doesn't need it.
 */
export async function letter(parts: LetterParts): Promise<Letter> {
  const { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text, render } =
    await import('@react-email/components');
  const { language, action } = parts;
  const body = { fontFamily: family[language], lineHeight: lineHeight[language] };
  // Replies of staff have lists and signatures: a line stays a line.
  const lines = { whiteSpace: 'pre-line' as const };
  const paragraph = { ...body, ...lines, fontSize: '17px', color: colour.text, margin: '0 0 16px' };
  const note = { ...body, fontSize: '15px', color: colour.quiet, margin: '0 0 12px' };
  const html = await render(
    <Html lang={language} dir="ltr">
      <Head>
        <title>{parts.subject}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{parts.paragraphs[0] ?? parts.heading}</Preview>
      <Body style={{ ...body, backgroundColor: colour.paper, margin: 0, padding: '24px 12px' }}>
        <Container style={{ maxWidth: '560px', margin: '0 auto' }}>
          <Section
            style={{ backgroundColor: colour.ink, borderRadius: '24px 24px 0 0', padding: '20px 32px' }}
          >
            <Text style={{ ...body, margin: 0, fontSize: '20px', fontWeight: 700, color: colour.paper }}>
              {parts.agencyName}
              <span style={{ color: colour.red }}> ●</span>
            </Text>
          </Section>
          <Section
            style={{ backgroundColor: colour.card, borderRadius: '0 0 24px 24px', padding: '32px 32px 20px' }}
          >
            <Heading
              as="h1"
              style={{
                fontFamily: family[language],
                fontSize: '28px',
                lineHeight: language === 'bn' ? '38px' : '32px',
                fontWeight: 700,
                color: colour.ink,
                margin: '0 0 20px',
              }}
            >
              {parts.heading}
            </Heading>
            {[parts.greeting, ...parts.paragraphs].map((words) => (
              <Text key={words} style={paragraph}>
                {words}
              </Text>
            ))}
            {parts.facts?.map(({ name, value }, index) => (
              <Text
                key={name}
                style={{ ...paragraph, margin: index + 1 === parts.facts?.length ? '0 0 16px' : 0 }}
              >
                <span style={{ color: colour.quiet }}>{name}:</span> <strong>{value}</strong>
              </Text>
            ))}
            {action && (
              <>
                <Button
                  href={webLink(action.link)}
                  style={{
                    ...body,
                    backgroundColor: colour.marigold,
                    color: colour.inkDeep,
                    borderRadius: '999px',
                    padding: '13px 28px',
                    fontSize: '17px',
                    fontWeight: 700,
                    margin: '8px 0 24px',
                  }}
                >
                  {action.label}
                </Button>
                <Text style={{ ...note, margin: 0 }}>{action.linkToo}</Text>
                <Text style={{ ...note, wordBreak: 'break-all' }}>
                  <Link href={action.link} style={{ color: colour.ink, textDecoration: 'underline' }}>
                    {action.link}
                  </Link>
                </Text>
              </>
            )}
            {parts.notes.length > 0 && <Hr style={{ borderColor: colour.line, margin: '20px 0' }} />}
            {parts.notes.map((words) => (
              <Text key={words} style={note}>
                {words}
              </Text>
            ))}
            {parts.closing && <Text style={paragraph}>{parts.closing}</Text>}
          </Section>
          <Text
            style={{
              ...note,
              ...lines,
              fontSize: '14px',
              textAlign: 'center',
              margin: '20px 20px 0',
            }}
          >
            {parts.footer}
          </Text>
        </Container>
      </Body>
    </Html>,
  );
  return { subject: parts.subject, html, text: plainLetter(parts) };
}
