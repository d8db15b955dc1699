//! What stands in a Fluent file, line by line: the messages, what they use, and what they choose by.

use super::compare::Problem;
use fluent_syntax::ast;
use fluent_syntax::parser;
use std::collections::BTreeSet;

/// A message or a term.
#[derive(Debug, Default)]
pub(crate) struct Entry {
    /// With its hyphen if it is a term.
    pub id: String,
    pub file: String,
    pub line: usize,
    /// Whether it has a text of its own, and not only attributes.
    pub said: bool,
    pub attributes: Vec<String>,
    /// Arguments that stand in its text, or are given on.
    pub placed: BTreeSet<String>,
    /// All of them, those that it only chooses by included.
    pub used: BTreeSet<String>,
    /// Messages and terms it refers to.
    pub refers: BTreeSet<String>,
    pub choices: Vec<Choice>,
    pub comment: String,
}

/// A selection by an argument.
#[derive(Debug)]
pub(crate) struct Choice {
    pub by: String,
    pub keys: Vec<String>,
    pub default: String,
}

/// Reads a file; what cannot be read is told with its line.
pub(crate) fn read(tag: &str, file: &str, text: &str, problems: &mut Vec<Problem>) -> Vec<Entry> {
    let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            let line = 1 + text.get(..error.pos.start).unwrap_or_default().matches('\n').count();
            problems.push(Problem::new(tag, file, line, format!("not Fluent: {error}")));
        }
        resource
    });
    let lines: Vec<&str> = text.lines().collect();
    let mut out: Vec<Entry> = Vec::new();
    let mut from = 0;
    for entry in &resource.body {
        let (id, value, attributes, comment) = match entry {
            ast::Entry::Message(own) => {
                (own.id.name.to_owned(), own.value.as_ref(), &own.attributes, &own.comment)
            }
            ast::Entry::Term(own) => {
                (format!("-{}", own.id.name), Some(&own.value), &own.attributes, &own.comment)
            }
            _ => continue,
        };
        // Messages stand in the order of the file, each at the beginning of a line.
        let begins =
            |line: &&str| line.strip_prefix(&*id).is_some_and(|rest| rest.trim_start().starts_with('='));
        let at = lines[from..].iter().position(begins).map_or(from, |at| from + at);
        from = (at + 1).min(lines.len());
        let mut read =
            Entry { id, file: file.into(), line: at + 1, said: value.is_some(), ..Entry::default() };
        read.comment = comment.as_ref().map(|own| own.content.join("\n")).unwrap_or_default();
        value.into_iter().for_each(|own| read.pattern(own));
        for attribute in attributes {
            read.attributes.push(attribute.id.name.to_owned());
            read.pattern(&attribute.value);
        }
        if out.iter().any(|own| own.id == read.id) {
            problems.push(Problem::new(tag, file, read.line, format!("`{}` is there twice", read.id)));
        }
        out.push(read);
    }
    out
}

impl Entry {
    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, true),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector, false);
                if let Some(by) = argument(selector) {
                    let key = |own: &ast::Variant<&str>| match &own.key {
                        ast::VariantKey::Identifier { name } => (*name).to_owned(),
                        ast::VariantKey::NumberLiteral { value } => (*value).to_owned(),
                    };
                    let default = variants.iter().find(|own| own.default).map(key).unwrap_or_default();
                    self.choices.push(Choice { by, keys: variants.iter().map(key).collect(), default });
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<&str>, placed: bool) {
        use ast::InlineExpression::*;
        match inline {
            VariableReference { id } => {
                self.used.insert(id.name.to_owned());
                if placed {
                    self.placed.insert(id.name.to_owned());
                }
            }
            MessageReference { id, .. } => {
                self.refers.insert(id.name.to_owned());
            }
            TermReference { id, arguments, .. } => {
                self.refers.insert(format!("-{}", id.name));
                arguments.iter().for_each(|own| self.given(own, placed));
            }
            FunctionReference { arguments, .. } => self.given(arguments, placed),
            Placeable { expression } => self.expression(expression),
            StringLiteral { .. } | NumberLiteral { .. } => {}
        }
    }

    fn given(&mut self, arguments: &ast::CallArguments<&str>, placed: bool) {
        arguments.positional.iter().for_each(|own| self.inline(own, placed));
        arguments.named.iter().for_each(|own| self.inline(&own.value, placed));
    }
}

/// The argument that is chosen by, `$n` or `NUMBER($n)`.
fn argument(selector: &ast::InlineExpression<&str>) -> Option<String> {
    match selector {
        ast::InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.first().and_then(argument)
        }
        _ => None,
    }
}
