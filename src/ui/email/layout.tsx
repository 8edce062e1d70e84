import { Body, Button, Container, Head, Heading, Hr, Html, Img, Link, Preview, Section, Text } from "@react-email/components";
import { brand } from "../../kit/brand/brand.ts";
import { look } from "../../kit/brand/look.ts";
import type { CSSProperties, ReactNode } from "react";

export const EMAIL_INK = "#151E31";
export const EMAIL_MUTED = "#4E5768";
/** The operator's, at the moment the letter is drawn. */
const accent = (): string => look().accent?.light.accent ?? "#1646C6";
const FONT = "Arial, Helvetica, sans-serif";
const text: CSSProperties = { fontFamily: FONT, fontSize: 16, lineHeight: "24px", color: EMAIL_INK, margin: "0 0 16px" };
const small: CSSProperties = { ...text, fontSize: 13, lineHeight: "19px", color: EMAIL_MUTED, margin: "0 0 8px" };

type EmailLayoutProps = {
  /** The line shown beside the subject in a list of messages: other words than its; "" for none. */
  preview: string;
  title: string;
  /** Origin of the site, from configuration: the logo comes from it. */
  siteUrl: string;
  /** Why the person got this. */
  reason: string;
  /** Where one click ends letters like this one. */
  stopHref?: string;
  /** Who answers for the platform: name and CNPJ. */
  legal?: string;
  children: ReactNode;
};

/** The sheet every letter is written on: 600 px, one ink, the fio on top. Stays light in dark mailboxes. */
export function EmailLayout({ preview, title, siteUrl, reason, stopHref, legal, children }: EmailLayoutProps) {
  const logo = look().emailLogo;
  return (
    <Html lang="pt-BR">
      <Head>
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      {preview && <Preview>{preview}</Preview>}
      <Body style={{ backgroundColor: "#FCFCFB", margin: 0, padding: "24px 8px" }}>
        <Container
          style={{ maxWidth: 600, backgroundColor: "#FFFFFF", borderTop: `2px solid ${EMAIL_INK}`, padding: "28px 32px 24px" }}
        >
          <Img src={siteUrl + logo.path} alt={brand.name} width={logo.width} height={logo.height} style={{ border: 0 }} />
          <Heading
            as="h1"
            style={{
              fontFamily: "'Alegreya', Georgia, 'Times New Roman', serif",
              fontSize: 28,
              lineHeight: "32px",
              fontWeight: 700,
              color: EMAIL_INK,
              margin: "28px 0 16px",
            }}
          >
            {title}
          </Heading>
          {children}
          <Hr style={{ borderTop: "1px solid #DDDFE3", margin: "28px 0 16px" }} />
          <Text style={small}>{reason}</Text>
          {stopHref && (
            <Text style={small}>
              <Link href={stopHref} style={{ color: EMAIL_MUTED, textDecoration: "underline" }}>
                Parar de receber e-mails como este
              </Link>
            </Text>
          )}
          {legal && <Text style={{ ...small, margin: 0 }}>{legal}</Text>}
        </Container>
      </Body>
    </Html>
  );
}

export const EmailText = ({ children, muted }: { children: ReactNode; muted?: boolean }) => (
  <Text style={muted ? { ...text, color: EMAIL_MUTED } : text}>{children}</Text>
);

/** The one thing to do. The address is written below too, for readers that draw no buttons. */
export function EmailButton({ href, children, showAddress }: { href: string; children: ReactNode; showAddress?: boolean }) {
  return (
    <Section style={{ margin: "8px 0 20px" }}>
      <Button
        href={href}
        style={{
          backgroundColor: accent(),
          borderRadius: 8,
          color: "#FFFFFF",
          fontFamily: FONT,
          fontSize: 16,
          fontWeight: 700,
          padding: "14px 24px",
        }}
      >
        {children}
      </Button>
      {showAddress && (
        <Text style={{ ...small, margin: "14px 0 0", overflowWrap: "anywhere" }}>
          Se o botão não abrir, copie este endereço:{" "}
          <Link href={href} style={{ color: accent() }}>
            {href}
          </Link>
        </Text>
      )}
    </Section>
  );
}

/** A code to be read and typed: large, never a link. */
export const EmailCode = ({ code }: { code: string }) => (
  <Section style={{ backgroundColor: "#FAEDAE", borderRadius: 6, margin: "8px 0 20px" }}>
    <Text
      style={{
        fontFamily: FONT,
        fontSize: 34,
        lineHeight: "40px",
        fontWeight: 700,
        letterSpacing: 8,
        color: EMAIL_INK,
        margin: 0,
        padding: "18px 24px",
      }}
    >
      {code}
    </Text>
  </Section>
);

/** A link inside a sentence. */
export const EmailLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} style={{ color: accent() }}>
    {children}
  </Link>
);
